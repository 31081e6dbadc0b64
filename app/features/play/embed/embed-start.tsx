import ExternalLink from 'lucide-react/icons/external-link'
import Play from 'lucide-react/icons/play'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useScripts } from '#app/ui/use-scripts.ts'
import type { EmbedStart as Start } from './open-embed.server.ts'

type EmbedStartProps = {
  start: Start
  /** Of its page on the site. */
  address: string
  /** It was started, and the browser did not keep the game's cookie. */
  isBlocked: boolean
}

/** Seen only where no styles come through: a frame whose sandbox takes its origin gets none of our files. */
export const Unstyled = ({ address }: { address: string }) => <p className="hidden">{m.embed_sandboxed({ address })}</p>

/** Where a game begins in a frame. Without scripts, and for paid work, it leads to its page in a new window. */
export function EmbedStart({ start: { title, titleLanguage, cover, isFree }, address, isBlocked }: EmbedStartProps) {
  const scripts = useScripts()
  const mayStart = isFree && !isBlocked
  return (
    <div className="stage velvet grid min-h-dvh content-center justify-items-center gap-6 px-5 py-8 text-center text-ink">
      <h1 className="text-title text-balance wrap-anywhere" lang={titleLanguage}>
        {title}
      </h1>
      {isBlocked && (
        <Notice title={m.embed_blocked_title()} className="max-w-prose text-left">
          {m.embed_blocked_text()}
        </Notice>
      )}
      <Unstyled address={address} />
      {!isFree && <p className="max-w-prose">{m.embed_paid()}</p>}
      <div className="flex flex-wrap justify-center gap-3">
        {mayStart && scripts && (
          <Form method="post">
            <Button type="submit" name="intent" value="start" variant="primary" size="large">
              <Play aria-hidden="true" className="size-5" />
              {m.embed_start()}
            </Button>
          </Form>
        )}
        <Button
          asChild
          size={mayStart && scripts ? 'small' : 'large'}
          variant={mayStart && scripts ? 'ghost' : 'primary'}
        >
          <a href={address} target="_blank" rel="noopener">
            <ExternalLink aria-hidden="true" className="size-5" />
            {m.embed_elsewhere()}
          </a>
        </Button>
      </div>
      {/* Last, so that where neither styles nor pictures come through, the way out is on top */}
      {cover && (
        <img
          src={cover}
          alt=""
          width={512}
          height={288}
          className="order-first aspect-video w-full max-w-lg rounded-control border-2 border-brass object-cover shadow-float"
        />
      )}
    </div>
  )
}
