/** Why no move is taken: the session has not begun or pauses, or it is over. */
export const halts = ['paused', 'ended'] as const
export type Halt = (typeof halts)[number]

/** What the organiser of a session for groups does to a team's game; only the server issues these.
 * `help`: the next hint, of the puzzle that somebody has open or towards something to do, at no price. */
export type GroupCommand =
  | { type: 'halt'; why: Halt }
  | { type: 'resume' }
  | { type: 'give_time'; ms: number }
  | { type: 'tell'; text: string }
  | { type: 'help' }

const types: ReadonlySet<string> = new Set<GroupCommand['type']>(['halt', 'resume', 'give_time', 'tell', 'help'])

export const isGroupCommand = (command: { type: string }): command is GroupCommand => types.has(command.type)
