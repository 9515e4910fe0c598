/** Max milliseconds from the signal to the end of the process; a supervisor waits 15 seconds or more. */
const longestStop = 13_000;

type StopSignal = 'SIGTERM' | 'SIGINT';

/**
 * Ends the process on SIGTERM and SIGINT, after `stop`; a second signal ends it at once. After 13 seconds the process
 * ends even if something has not stopped (a silent database, a slow mail server) (docs/product.md 10).
 *
 * Context: `process.exit` waits for native code that is computing, for example encoding a picture, however long it
 * takes. Decision: a process that is out of time ends by the signal itself, as without a handler. Consequence: the
 * exit code tells a clean end (0) from one that was cut short (143, 130).
 * @param stop ends servers and databases first; a rejection cuts the rest short
 */
export function stopOnSignals(stop: () => Promise<void>): void {
  let signalled = false;
  const cut = (signal: StopSignal) => {
    // Children of the process (the embedded database) are ended by listeners for its exit.
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

/** Milliseconds between two checks whether the parent process still runs. */
const watchInterval = 1_000;

/**
 * Ends the process as SIGTERM does when its parent process is gone. npm passes a signal to a shell, and the shell
 * ends without passing it to the program it runs.
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
