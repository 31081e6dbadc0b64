import { LookPicture } from '#app/ui/look-picture.tsx'
import { PictureChoice } from './picture-choice.tsx'

/** What something printed looks like, among small pictures of it. */
export const LookChoice = ({ kind }: { kind: 'dinnerClue' | 'roomProp' | 'roomClue' }) => (
  <PictureChoice
    kind={kind}
    name="look"
    picture={(look) => <LookPicture look={look} className="size-12" />}
    className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2"
  />
)
