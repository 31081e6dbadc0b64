/** A number with what it counts and a note, in a `dl`. */
export const Figure = ({ name, value, note }: { name: string; value: string; note: string }) => (
  <>
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="grid gap-1">
      <span className="font-display text-3xl font-semibold">{value}</span>
      <span className="text-sm text-muted">{note}</span>
    </dd>
  </>
)
