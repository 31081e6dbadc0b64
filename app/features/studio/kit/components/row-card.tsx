import type { ReactNode } from 'react'
import type { AssetView } from '#app/features/studio/draft/view.ts'
import { RowMarks } from '#app/features/studio/fields/components/row-marks.tsx'
import { Card, CardBody, CardFooter, CardTitle } from '#app/ui/card.tsx'
import { FilePicture } from '#app/ui/picture.tsx'

type RowCardProps = {
  row: { id: string; image: AssetView | null } & ({ name: string } | { title: string })
  /** Above its name. */
  above?: string
  text: string
  /** Instead of its own. */
  image?: AssetView | null
  /** Shown when there is no picture. */
  drawing: ReactNode
  badges: ReactNode
  buttons: ReactNode
  children?: ReactNode
}

/** A row of a list with its picture beside its name. */
export function RowCard({ row, above, text, image = row.image, drawing, badges, buttons, children }: RowCardProps) {
  return (
    <Card className="h-full">
      <CardBody>
        <div className="flex items-start gap-4">
          <span className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-control border border-line bg-sunken text-ink *:[img]:size-full *:[img]:object-cover">
            {image ? <FilePicture file={image} /> : drawing}
          </span>
          <div className="grid min-w-0 flex-1 gap-1.5">
            {above && <p className="text-sm text-muted">{above}</p>}
            <CardTitle>{'name' in row ? row.name : row.title}</CardTitle>
            <div className="flex flex-wrap gap-1.5">
              {badges}
              <RowMarks id={row.id} />
            </div>
          </div>
        </div>
        {text && <p className="line-clamp-2 text-[0.9375rem] text-muted">{text}</p>}
        {children}
        <CardFooter className="gap-1">{buttons}</CardFooter>
      </CardBody>
    </Card>
  )
}
