/** What must be reached: ratios at least (a search's at most), times and sizes at most. */
export const targets = {
  /** Of the bare server's answers in a second. */
  page: 0.5,
  /** Of its statements by pg alone in a second. */
  move: 0.3,
  /** Times that of its statements. */
  search: 1.5,
  /** How many adventures are searched. */
  adventures: 100_000,
  scriptBytes: 150_000,
  stallMs: 2_000,
  checkMs: 1_000,
  largeCheckMs: 10_000,
  /** From the sending of a move until another player's browser has it, p99. */
  seenMs: 50,
  /** How many hotspots the canvas is tried with, and from an input there until it is drawn, p95. */
  hotspots: 300,
  /** The same for the editor of an adventure of so many scenes. */
  scenes: 200,
  canvasMs: 50,
  /** Memory of the server for one stream that rests. */
  streamKiB: 60,
} as const
