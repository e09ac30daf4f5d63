#!/bin/sh
# The programs in C, one test each: `--list`, or the names of those to run. They stand beside this script and run in examples/c.
here=$(dirname "$0")
all="hello play faults threads memory"

only=
for argument in "$@"; do
  case $argument in
    --list) for name in $all; do echo "$name: test"; done; exit ;;
    -*) ;;
    *) only="$only $argument" ;;
  esac
done

status=0
for name in ${only:-$all}; do
  case $name in
    hello) set -- "$here/hello" ;;
    play) set -- "$here/play" ../expected/games.txt ;;
    *) set -- env GRZ_RESULTS=/dev/null GRZ_BRIEF=1 "$here/faults/$name" ;;
  esac
  if "$@" >/dev/null 2>&1; then
    echo "test $name ... ok"
  else
    echo "test $name ... FAILED"
    status=1
  fi
done
exit $status
