#!/bin/sh
# Runs gammonkit by GNU parallel: each job works on a share of the matches. docs/scaling.md.
#
#   cluster/parallel.sh 8 analyze --level deep matches/ -O analyzed/
#   cluster/parallel.sh 8 stats -t csv analyzed/ -o 'share-{}.csv'
#
# The first argument is the number of shares. {} in an argument becomes the number of the share. What was
# stopped goes on where it was when the same is run again. PARALLEL holds options of GNU parallel, such as
# other machines that see the same folders:
#
#   PARALLEL='--sshlogin :,node1,node2 --workdir .' cluster/parallel.sh 24 analyze matches/ -O analyzed/
#
# GAMMONKIT is the program, where it is not in the PATH. The exit code is the number of jobs that failed,
# which those do of which some inputs cannot be read.
set -u

case ${1-} in
    '' | 0* | *[!0-9]*) echo "$0: how many shares? $0 8 VERB ..." >&2; exit 2 ;;
esac
shares=$1
shift
case ${1-} in
    analyze | report | convert | rollout) set -- "$@" --resume ;;
esac
seq "$shares" | parallel --quote --line-buffer "${GAMMONKIT:-gammonkit}" "$@" \
    --shard "{}/$shares" --jobs 1 --no-progress
