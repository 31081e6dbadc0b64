import { m } from '#app/i18n/generated/messages.js'
import { OnScreen } from './only-printed.ts'

/** What a reply is for, and what it costs where tries are counted. */
export const DecoysHint = ({ hint }: { hint: string }) => (
  <>
    {hint}
    <OnScreen> {m.puzzles_decoys_cost()}</OnScreen>
  </>
)
