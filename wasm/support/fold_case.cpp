// Letters without case are among those of letters.cpp.
