import { readdirSync } from 'node:fs'

const typesFolder = 'app/features/puzzles/types'
const types = readdirSync(new URL(`../../${typesFolder}`, import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `types/${name}`)
const partsOf = (...parts: string[]) => types.flatMap((type) => parts.map((part) => `${type}/${part}`))

/** From the bottom up. A folder may import itself and lower floors, none beside it. An entry holds subfolders without
 * an entry of their own; '.' is the files right in the area. Tests stand on no floor. */
export const floors: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'app/platform': [
    ['.'],
    ['database', 'storage', 'images', 'typesetting'],
    ['rate-limits'],
    ['auth', 'jobs'],
    ['mail', 'realtime'],
    ['process'],
  ],
  'app/features/generation': [
    ['.'],
    ['scenery', 'understanding'],
    ['builtin'],
    ['provider'],
    ['money'],
    ['pictures', 'texts'],
    ['components'],
  ],
  'app/features/puzzles': [
    ['contract'],
    ['kit/rules', 'kit/picture', 'kit/print', 'texts'],
    ['kit/object'],
    ['kit/player', 'kit/editor'],
    partsOf('rules'),
    partsOf('player'),
    partsOf('editor', 'print'),
    types,
    ['types'],
    ['registry'],
    ['print'],
  ],
  'app/features/payments': [
    ['.'],
    ['ledger'],
    ['provider'],
    ['payouts', 'refunds', 'gifts'],
    ['webhook'],
    ['checkout', 'sales', 'receipts'],
    ['components'],
  ],
  'app/features/kits': [
    ['documents'],
    ['deduction', 'flow'],
    ['checks'],
    ['compile'],
    ['publish', 'paper', 'hints'],
    ['print'],
    ['evening'],
    ['page'],
  ],
  'app/features/play': [
    ['runs'],
    ['live'],
    ['party'],
    ['lobby', 'figures'],
    ['curtain', 'playtest'],
    ['screens'],
    ['embed', 'groups'],
    ['results'],
    ['kiosk'],
    ['game-file'],
  ],
  'app/features/learning': [['platforms'], ['launch'], ['roster', 'choice', 'reports'], ['components']],
  'app/features/studio': [
    ['draft'],
    ['notes', 'live'],
    ['fields', 'exchange'],
    ['suggestions'],
    ['rules', 'graph', 'playtest', 'versions', 'texts', 'kit', 'people', 'game-file'],
    ['scenes', 'puzzles', 'items', 'npcs', 'dinner', 'proofs'],
    ['bring'],
    ['map', 'details', 'projects', 'room'],
    ['figures', 'reading', 'walkthrough', 'changes'],
    ['editor'],
  ],
}
