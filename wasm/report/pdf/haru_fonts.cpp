// Fonts are put into PDF files by libharu, which is not there: see saved_booklet.cpp.
