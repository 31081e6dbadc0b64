import { EmbedCode, SharePart } from '#app/features/adventure/components/share-parts.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/link.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { ShareView } from './read-share.server.ts'

/** What was typed, and the line that is no site; null when there are too many. */
export type RefusedOrigins = { typed: string; wrong: string | null }

export function EmbedPart({
  embed,
  refused,
}: {
  embed: NonNullable<ShareView['embed']>
  refused: RefusedOrigins | undefined
}) {
  const error =
    refused && (refused.wrong === null ? m.share_embed_many() : m.share_embed_wrong({ line: refused.wrong }))
  return (
    <SharePart id="share-embed" heading={m.share_embed()}>
      {embed.code === null ? (
        <p className="max-w-prose">{m.share_embed_paid()}</p>
      ) : (
        <>
          <EmbedCode code={embed.code} />
          <Form method="post" className="grid gap-4">
            <Field label={m.share_embed_sites()} hint={m.share_embed_sites_hint()} error={error}>
              {(control) => (
                <Textarea
                  key={embed.origins.join()}
                  name="origins"
                  translate="no"
                  defaultValue={refused?.typed ?? embed.origins.join('\n')}
                  {...control}
                />
              )}
            </Field>
            <Button type="submit" className="justify-self-start">
              {m.share_embed_save()}
            </Button>
          </Form>
        </>
      )}
    </SharePart>
  )
}
