# Configures SOURCE in BUILD against an installed PREFIX or with the sources of GAMMONKIT, builds the first word of each
# command in RUN, runs them, and compares what each prints with the expressions EXPECTED. Lists are separated by "|". With COMPILE, only
# that is built.
function(run)
    execute_process(COMMAND ${ARGN} OUTPUT_VARIABLE output ERROR_VARIABLE errors RESULT_VARIABLE status)
    if(NOT status EQUAL 0)
        message(FATAL_ERROR "${ARGN} failed:\n${output}\n${errors}")
    endif()
    set(output "${output}" PARENT_SCOPE)
endfunction()

run(${CMAKE_COMMAND} -G Ninja -S ${SOURCE} -B ${BUILD} -DCMAKE_BUILD_TYPE=Debug
    -DCMAKE_PREFIX_PATH=${PREFIX} -DGAMMONKIT_SOURCE_DIR=${GAMMONKIT})
if(COMPILE)
    run(${CMAKE_COMMAND} --build ${BUILD} --target ${COMPILE})
endif()
string(REPLACE "|" ";" commands "${RUN}")
string(REPLACE "|" ";" expectations "${EXPECTED}")
foreach(command expected IN ZIP_LISTS commands expectations)
    separate_arguments(arguments UNIX_COMMAND "${command}")
    list(POP_FRONT arguments program)
    run(${CMAKE_COMMAND} --build ${BUILD} --target ${program})
    run(${BUILD}/${program} ${arguments})
    if(NOT output MATCHES "^${expected}\n$")
        message(FATAL_ERROR "${command} printed '${output}', not '${expected}'")
    endif()
endforeach()
