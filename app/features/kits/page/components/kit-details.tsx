import type { KitContents } from '#app/features/kits/page/kit-contents.present.ts'
import { InTheKit, ToPrepare } from './kit-contents.tsx'

/** The details of a kit on an adventure's page; players and duration are among the page's facts. */
export const KitDetails = ({ contents }: { contents: KitContents }) => (
  <div className="grid gap-8 sm:grid-cols-2">
    <InTheKit contents={contents} />
    <ToPrepare contents={contents} />
  </div>
)
