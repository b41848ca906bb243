# Links the many programs of tests with mold where it is installed: it takes an eighth of the time.
find_program(MOLD_PROGRAM mold)
if(MOLD_PROGRAM AND GAMMONKIT_TESTS AND NOT CMAKE_CROSSCOMPILING)
    add_link_options(-fuse-ld=mold)
endif()
