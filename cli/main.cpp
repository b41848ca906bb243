#include <cstdio>

int main()
{
    std::puts("gammonkit");
    return 0;
}
