/** The longest from the signal to the end of the process, in milliseconds; who sends it waits 15 seconds or more. */
const longestStop = 13_000;

type StopSignal = 'SIGTERM' | 'SIGINT';

/**
 * Ends the process on SIGTERM and SIGINT, after `stop`; a second signal ends it at once. What has not stopped after 13
 * seconds (a database that is silent, a mail server that dawdles) is left: the process ends all the same
 * (docs/product.md 10).
 *
 * Context: `process.exit` waits for native code that is computing, a picture that is being encoded, however long it
 * takes. Decision: a process that is out of time ends by the signal itself, as if nobody had listened for it.
 * Consequence: the exit code tells a clean end (0) from one that was cut short (143, 130).
 * @param stop what has to end before, servers and databases; a rejection cuts the rest short
 */
export function stopOnSignals(stop: () => Promise<void>): void {
  let signalled = false;
  const cut = (signal: StopSignal) => {
    // Children of the process (the embedded database) are told by those who listen for its end.
    process.emit('exit', 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  };
  const onSignal = (signal: StopSignal) => {
    if (signalled) return cut(signal);
    signalled = true;
    setTimeout(() => {
      process.stderr.write(`Not everything has ended within ${longestStop / 1_000} seconds; it is left.\n`);
      cut(signal);
    }, longestStop);
    stop().then(
      () => process.exit(0),
      () => cut(signal),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** How often a process looks whether the one that started it is there, in milliseconds. */
const watchInterval = 1_000;

/**
 * Ends the process as SIGTERM does when the one that started it is gone. npm hands a signal on to a shell, and the
 * shell ends without telling the program that it runs.
 */
export function stopWithParent(): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, watchInterval);
  watch.unref();
}
