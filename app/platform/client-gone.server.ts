/** The error with which a body ends when its sender has left. The request's signal may report it a moment later. */
const brokenOff = new Set(['aborted', 'Client connection prematurely closed.', 'Premature close', 'terminated'])

/** Whether a request failed because nobody is waiting for its answer any more. */
export function isClientGone(error: unknown, request: Request): boolean {
  if (request.signal.aborted) return true
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++)
    if (brokenOff.has(at.message)) return true
  return false
}
