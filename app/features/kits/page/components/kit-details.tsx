import type { KitContents } from '#app/features/kits/page/kit-contents.present.ts'
import { InTheKit, ToPrepare } from './kit-contents.tsx'

/** What the page of an adventure says of its kit; how many play and how long stands among its facts. */
export const KitDetails = ({ contents }: { contents: KitContents }) => (
  <div className="grid gap-8 sm:grid-cols-2">
    <InTheKit contents={contents} />
    <ToPrepare contents={contents} />
  </div>
)
