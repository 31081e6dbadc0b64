import type { ReactNode } from 'react'
import { Card, CardBody, CardFooter, CardTitle, cardLinkStyles } from '#app/ui/card.tsx'
import { Link } from '#app/ui/link.tsx'
import { CopyAwayButton } from './copy-away-button.tsx'
import { RowMarks } from './row-marks.tsx'
import { RowButtons } from './row-buttons.tsx'
import { UsedIn } from './used-in.tsx'

type CastCardProps = {
  id: string
  name: string
  description: string
  picture: ReactNode
  to?: string
  onEdit: () => void
  onDuplicate: () => void
  onDelete: () => void
  children: ReactNode
}

export function CastCard({
  id,
  name,
  description,
  picture,
  to,
  onEdit,
  onDuplicate,
  onDelete,
  children,
}: CastCardProps) {
  return (
    <Card interactive={to !== undefined} className="h-full">
      {picture}
      <CardBody>
        <CardTitle>
          {to ? (
            <Link to={to} className={cardLinkStyles}>
              {name}
            </Link>
          ) : (
            name
          )}
        </CardTitle>
        {description && <p className="line-clamp-2 text-[0.9375rem] text-muted">{description}</p>}
        <RowMarks id={id} />
        {children}
        <UsedIn id={id} />
        <CardFooter className="relative z-10">
          <RowButtons name={name} onEdit={onEdit} onDuplicate={onDuplicate} onDelete={onDelete} />
          <CopyAwayButton id={id} name={name} />
        </CardFooter>
      </CardBody>
    </Card>
  )
}
