import { wishPath } from '#app/features/library/wishes/wish-address.ts'
import type { ShownWish } from '#app/features/library/wishes/wish.present.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { Form, Link } from '#app/ui/link.tsx'
import { textLinkStyles } from '#app/ui/text-link.tsx'

export function WishList({ wishes }: { wishes: readonly ShownWish[] }) {
  const zone = useReaderZone()
  if (wishes.length === 0) return null
  return (
    <Headed id="wishes" title={m.wishes_list_heading()}>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {wishes.map((wish) => (
          <li key={wish.adventureId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3">
            <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              <Link to={`/adventure/${wish.adventureId}`} className={textLinkStyles}>
                {wish.title}
              </Link>
              {wish.isOpen ? (
                <Badge tone="success">{m.wishes_list_open()}</Badge>
              ) : (
                <span className="text-sm text-muted">
                  {m.wishes_list_since({ date: formatDate(wish.since, zone) })}
                </span>
              )}
            </p>
            <Form method="post" action={wishPath(wish.adventureId)} preventScrollReset>
              <input type="hidden" name="from" value="account" />
              <Button
                type="submit"
                name="intent"
                value="drop"
                variant="ghost"
                size="small"
                aria-label={m.wishes_list_remove({ title: wish.title })}
              >
                {m.wishes_list_remove_short()}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Headed>
  )
}
