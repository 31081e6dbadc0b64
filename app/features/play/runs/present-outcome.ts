import type { Clock } from '#app/features/engine/clock.ts'
import type { RunEvent } from '#app/features/engine/events.ts'
import type { Notice } from '#app/features/engine/notice.ts'
import { presentEvent } from '#app/features/engine/present-event.ts'
import { rolesOf } from '#app/features/engine/roles.ts'
import type { RefusalCode } from '#app/features/engine/turn.ts'
import { presentRun } from './run.present.ts'
import type { RunSnapshot } from './run.present.ts'

/** `shared`: the wait comes from wrong answers by others behind the same address. */
export type CommandRefusal = { code: RefusalCode; retryAfterMs?: number; shared?: boolean }

export type CommandOutcome = RunSnapshot & { events: Notice[]; refused: CommandRefusal | null }

type Edition = Parameters<typeof presentRun>[0]
type Standing = Parameters<typeof presentRun>[1]

/** What a player is told of their own command. `run`: as it stands after it. */
export function presentOutcome(
  edition: Edition,
  run: Standing,
  clock: Clock,
  { events, refused }: { events: readonly RunEvent[]; refused: CommandRefusal | null },
): CommandOutcome {
  const notices = events
    .map((event) => presentEvent(edition.document, event, run.language, rolesOf(run.state, run.playerId)))
    .filter((notice) => notice !== null)
    // Of what two did together, a partner’s look is shown to that partner only
    .filter((notice) => notice.type !== 'looked' || notice.playerId === run.playerId)
  return { ...presentRun(edition, run, clock, notices), events: notices, refused }
}
