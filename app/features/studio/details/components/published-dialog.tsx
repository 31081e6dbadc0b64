import Copy from 'lucide-react/icons/copy'
import Share2 from 'lucide-react/icons/share-2'
import { copyAddress, share } from '#app/features/adventure/components/share.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { DetailsView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { ShownAddress } from '#app/ui/shown-address.tsx'
import { Link } from '#app/ui/link.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { RenewLink } from './renew-link.tsx'

const titleOf = ({ status, kind }: DetailsView): string =>
  status === 'unlisted'
    ? m.studio_moment_title_unlisted()
    : kind === 'online-adventure'
      ? m.studio_moment_title()
      : m.studio_moment_title_kit()

const textOf = ({ status, kind }: DetailsView): string =>
  status === 'unlisted'
    ? m.studio_moment_text_unlisted()
    : kind === 'online-adventure'
      ? m.studio_moment_text()
      : m.studio_moment_text_kit()

/** After a publication: where the adventure can now be found, and what to do next. */
export function PublishedDialog({ onClose }: { onClose: () => void }) {
  const { details } = useDraft()
  const isUnlisted = details.status === 'unlisted'
  const path = `/adventure/${isUnlisted ? details.link : details.id}`
  const address = `${window.location.origin}${path}`
  const isPlayed = details.kind === 'online-adventure'
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={titleOf(details)}>
        <div className="grid gap-5">
          <div className="stage velvet -mx-6 -mt-5 grid justify-items-center gap-3 border-b-4 border-brass px-6 py-6 text-center">
            {details.cover && (
              <img
                src={details.cover.url}
                alt=""
                className="aspect-video w-full max-w-72 rounded-control border-2 border-brass object-cover shadow-float"
              />
            )}
            <p className="font-display text-heading font-semibold text-on-curtain">{details.title}</p>
            <p className="text-balance text-on-curtain/80">{textOf(details)}</p>
          </div>
          <Field label={isUnlisted ? m.studio_moment_link_unlisted() : m.studio_moment_link()}>
            {(control) => <ShownAddress value={address} {...control} />}
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" onClick={() => void share(details.title, address)}>
              <Share2 aria-hidden="true" className="size-5" />
              {m.adventure_share()}
            </Button>
            <Button onClick={() => void copyAddress(address)}>
              <Copy aria-hidden="true" className="size-5" />
              {m.share_copy()}
            </Button>
            <Button asChild>
              <Link to={path}>{m.studio_moment_see()}</Link>
            </Button>
            <Button asChild>
              <Link to={`${path}/share`}>{m.studio_moment_codes()}</Link>
            </Button>
            {isUnlisted && <RenewLink />}
          </div>
          <Headed id="next-steps" title={m.studio_moment_next()} level={3} className="grid gap-2">
            <ul className="grid list-disc gap-2 pl-5">
              <li>
                {isPlayed ? m.studio_moment_next_play() : m.studio_moment_next_print()}{' '}
                <TextLink to={isPlayed ? `/play/${details.id}` : `/kit/${details.id}`}>
                  {isPlayed ? m.studio_moment_lobby() : m.studio_moment_kit()}
                </TextLink>
              </li>
              <li>
                {m.studio_moment_next_figures()}{' '}
                <TextLink to={`/editor/${details.id}?tab=figures`} onClick={onClose}>
                  {m.figures_tab()}
                </TextLink>
              </li>
              <li>{m.studio_moment_next_update()}</li>
            </ul>
          </Headed>
        </div>
      </DialogContent>
    </Dialog>
  )
}
