import { PictureChoice } from '#app/features/studio/kit/components/picture-choice.tsx'
import { LookPicture } from '#app/ui/look-picture.tsx'

/** What a printed prop or clue of a room looks like. */
export const LookChoice = ({ kind }: { kind: 'roomProp' | 'roomClue' }) => (
  <PictureChoice
    kind={kind}
    name="look"
    picture={(look) => <LookPicture look={look} className="size-10" />}
    className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2"
  />
)
