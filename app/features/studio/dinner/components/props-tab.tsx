import Package from 'lucide-react/icons/package'
import { KitDialog } from '#app/features/studio/kit/components/kit-dialog.tsx'
import type { Opened } from '#app/features/studio/kit/components/kit-dialog.tsx'
import { RowCard } from '#app/features/studio/kit/components/row-card.tsx'
import { RowTab } from '#app/features/studio/kit/components/row-tab.tsx'
import { useDinner } from '#app/features/studio/kit/components/use-document.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'

export function PropsTab() {
  const { characters, courses } = useDinner()
  return (
    <RowTab
      kind="dinnerProp"
      title={m.studio_kit_tab_props()}
      text={m.dinner_props_text()}
      empty={{ title: m.dinner_props_empty(), text: m.dinner_props_empty_text(), create: m.dinner_props_first() }}
      Dialog={PropDialog}
      className="grid gap-5 sm:grid-cols-2 2xl:grid-cols-3"
      card={(prop, buttons) => (
        <RowCard
          row={prop}
          text={prop.description}
          drawing={<Package aria-hidden="true" strokeWidth={1.25} className="size-9 text-muted" />}
          badges={
            <>
              <Badge tone="grey">{m.dinner_prop_pieces({ count: prop.quantity })}</Badge>
              {[...characters, ...courses]
                .filter(({ id, name }) => name && (id === prop.characterId || id === prop.courseId))
                .map(({ id, name }) => (
                  <Badge key={id} tone="brass">
                    {name}
                  </Badge>
                ))}
            </>
          }
          buttons={buttons}
        />
      )}
    />
  )
}

const PropDialog = (opened: Opened<'dinnerProp'>) => (
  <KitDialog
    kind="dinnerProp"
    {...opened}
    steps={() => [
      [
        '',
        'name',
        'description',
        'howToMake',
        {
          pair: [
            ['characterId', { none: m.dinner_prop_nobody() }],
            ['courseId', { none: m.dinner_prop_any_time() }],
          ],
        },
        ['quantity', { className: 'max-w-40' }],
        ['imageAssetId', { className: 'max-w-56' }],
      ],
    ]}
  />
)
