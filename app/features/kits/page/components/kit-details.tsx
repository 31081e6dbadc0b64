import type { KitContents } from '#app/features/kits/page/kit-contents.present.ts'
import { InTheKit, KitFacts, ToPrepare } from './kit-contents.tsx'

/** What the page of an adventure says of its kit. */
export const KitDetails = ({ contents }: { contents: KitContents }) => (
  <div className="grid gap-8">
    <KitFacts contents={contents} />
    <div className="grid gap-8 sm:grid-cols-2">
      <InTheKit contents={contents} />
      <ToPrepare contents={contents} />
    </div>
  </div>
)
