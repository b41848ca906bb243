/* What the command finds in Node.js, before it runs: emscripten would give it variables of its own, take each stream for
   a terminal, and look for places in pipes. */

Module['preRun'] = () => {
  for (const name of ['USER', 'LOGNAME', 'PATH', 'PWD', 'HOME', 'LANG', '_']) ENV[name] = undefined;
  Object.assign(ENV, process.env);
};

Module['onRuntimeInitialized'] = () => {
  for (const stream of [0, 1, 2]) FS.streams[stream].tty = require('tty').isatty(stream);
  const open = FS.open;
  FS.open = (...words) => {
    const stream = open(...words);
    stream.seekable = require('fs').fstatSync(stream.nfd).isFile();
    return stream;
  };
};
