import type { BoardTeam, TeamStanding } from '#app/features/play/groups/board.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { GroupStatus } from '#app/shared/group-sessions.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { BadgeTone } from '#app/ui/badge.tsx'

const statuses: Record<GroupStatus, { tone: BadgeTone; text: () => string }> = {
  waiting: { tone: 'info', text: m.groups_status_waiting },
  running: { tone: 'success', text: m.groups_status_running },
  paused: { tone: 'warning', text: m.groups_status_paused },
  ended: { tone: 'grey', text: m.groups_status_ended },
}

export function StatusBadge({ status }: { status: GroupStatus }) {
  const { tone, text } = statuses[status]
  return <Badge tone={tone}>{text()}</Badge>
}

const standings: Record<TeamStanding, { tone: BadgeTone; text: () => string }> = {
  absent: { tone: 'grey', text: m.groups_standing_absent },
  waiting: { tone: 'info', text: m.groups_standing_waiting },
  playing: { tone: 'success', text: m.groups_standing_playing },
  paused: { tone: 'warning', text: m.groups_status_paused },
  outOfTime: { tone: 'warning', text: m.groups_standing_outOfTime },
  finished: { tone: 'brass', text: m.groups_standing_finished },
  over: { tone: 'grey', text: m.groups_standing_over },
}

const stuckTexts = { asked: m.groups_stuck_asked, slow: m.groups_stuck_slow }

export const StuckBadge = ({ stuck }: Pick<BoardTeam, 'stuck'>) =>
  stuck && <Badge tone={stuck === 'asked' ? 'danger' : 'warning'}>{stuckTexts[stuck]()}</Badge>

/** One at a time: a team that needs somebody plays. */
export function TeamBadge({ team: { standing, stuck } }: { team: Pick<BoardTeam, 'standing' | 'stuck'> }) {
  const { tone, text } = standings[standing]
  return stuck === null ? <Badge tone={tone}>{text()}</Badge> : <StuckBadge stuck={stuck} />
}
