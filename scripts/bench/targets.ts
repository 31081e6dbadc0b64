export const targets = {
  page: 0.6,
  signedIn: 0.2,
  /** The home page of somebody with an open game. */
  openGame: 0.09,
  lobby: 0.05,
  /** Pages rendered by React for each reader. */
  rendered: 0.02,
  refusal: 0.3,
  move: 0.3,
  /** Among `events` moves, to one among a million. */
  history: 1.3,
  events: 100_000_000,
  search: 1.5,
  adventures: 100_000,
  moves: 10_000_000,
  /** With `--quick`. */
  fewerMoves: 500_000,
  analyticsMs: 1_000,
  scriptBytes: 150_000,
  stallMs: 2_000,
  renderedStallMs: 5_000,
  checkMs: 1_000,
  largeCheckMs: 10_000,
  /** A player is told what to do. */
  goalsMs: 250,
  /** Of a loop that commits the same on the same disk. */
  seen: 3,
  /** Where that loop itself needs less than `quietMs`. */
  seenMs: 50,
  quietMs: 15,
  /** In a session of sixty teams of four. */
  sessionMoveMs: 100,
  organiserMs: 1_000,
  /** Two hundred evenings of ten guests at once: a page that a host turns, on each guest's phone. */
  turnedPageMs: 200,
  hotspots: 300,
  scenes: 200,
  canvasMs: 50,
  streamKiB: 18.5,
  fortyPagesMs: 5_000,
  twentyPagesMs: 1_000,
  /** Of a puzzle's page while kits are set. */
  puzzlePrintMs: 1_000,
  /** Megabytes, of a million bytes each. */
  kitMegabytes: 300,
  memoryAtRest: 220,
  memoryUnderLoad: 350,
  memoryGrowth: 10,
} as const
