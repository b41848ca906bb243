#!/bin/sh
# Runs gammonkit on a Slurm cluster: each task of an array works on a share of the matches. docs/scaling.md.
#
#   sbatch --array=1-8 cluster/slurm-array.sh analyze --level deep matches/ -O analyzed/
#   sbatch --array=1-8 cluster/slurm-array.sh stats -t csv analyzed/ -o 'share-{}.csv'
#
# {} in an argument becomes the number of the share. A task that was killed goes on where it was when it is
# requeued, and so does the whole array when it is submitted again. To submit some tasks only, say how many
# shares there are:
#
#   SHARES=8 sbatch --array=3,5 cluster/slurm-array.sh analyze --level deep matches/ -O analyzed/
#
# GAMMONKIT is the program, where it is not in the PATH. A task fails with exit code 1 if some of its inputs
# cannot be read; the others are done all the same.
#
#SBATCH --job-name=gammonkit
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=1
#SBATCH --requeue
#SBATCH --open-mode=append
set -u

if [ -z "${SLURM_ARRAY_TASK_ID-}" ]; then
    echo "$0: this is for the tasks of an array: sbatch --array=1-8 $0 VERB ..." >&2
    exit 2
fi
shares=${SHARES-}
if [ -z "$shares" ]; then
    shares=$SLURM_ARRAY_TASK_COUNT
    if [ "$SLURM_ARRAY_TASK_MIN" != 1 ] || [ "$SLURM_ARRAY_TASK_MAX" != "$shares" ]; then
        echo "$0: the array has some of the tasks only: SHARES says of how many" >&2
        exit 2
    fi
fi
share=$SLURM_ARRAY_TASK_ID
verb=${1-}

for argument; do
    shift
    set -- "$@" "$(printf %s "$argument" | sed "s/{}/$share/g")"
done
case $verb in
    analyze | report | convert | rollout) set -- "$@" --resume ;;
esac
exec "${GAMMONKIT:-gammonkit}" "$@" --shard "$share/$shares" --jobs "${SLURM_CPUS_PER_TASK:-1}" --no-progress
