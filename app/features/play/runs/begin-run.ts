import type { Locale } from '#app/i18n/locale.ts'
import { apply } from '#app/features/engine/apply.ts'
import type { Applied } from '#app/features/engine/apply.ts'
import type { PartyCommand } from '#app/features/engine/command.schema.ts'
import { initialState } from '#app/features/engine/initial-state.ts'
import type { Game } from '#app/features/engine/turn.ts'
import { AppError } from '#app/shared/app-error.ts'

type Beginning = { playerId: string; wanted: Locale; command: PartyCommand }

/** The state of a run that its first player has just joined. `wanted`: of the game's languages, or its first counts.
 * @throws AppError invalidInput when the player cannot begin there */
export function beginRun(game: Game, { playerId, wanted, command }: Beginning): Applied & { language: Locale } {
  const { languages, primaryLanguage } = game.edition
  const language = languages.includes(wanted) ? wanted : primaryLanguage
  const [seed] = crypto.getRandomValues(new Uint32Array(1))
  const begun = apply(game, initialState({ seed: seed! }), { playerId, language }, command, { now: 0, activeMs: 0 })
  if ('refused' in begun) throw new AppError('invalidInput', { log: `the host was refused: ${begun.refused}` })
  return { ...begun, language }
}
