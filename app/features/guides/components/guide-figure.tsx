import type { GuideFigure, GuidePicture } from '#app/features/guides/guide.ts'
import { classNames } from '#app/ui/class-names.ts'

type Place = { x: number; y: number; width: number; height: number }

/** From the centre and size of a place, in percent. */
const at = ({ x, y, width, height }: Place) => ({
  left: `${x - width / 2}%`,
  top: `${y - height / 2}%`,
  width: `${width}%`,
  height: `${height}%`,
})

const whole: Place = { x: 50, y: 50, width: 100, height: 100 }

export function Figure({ figure }: { figure: GuideFigure | undefined }) {
  if (!figure) return null
  const { pictures = [], papers = [], lists = [] } = figure
  const areTall = pictures.some(({ width, height }) => height >= width)
  return (
    <div className="mt-2 grid max-w-3xl gap-5">
      {pictures.length > 0 && (
        <ul
          role="list"
          className={classNames(
            'grid gap-4',
            areTall ? 'grid-cols-2 sm:grid-cols-3' : pictures.length > 1 && 'sm:grid-cols-2',
          )}
        >
          {pictures.map((picture) => (
            <li key={picture.title} className="break-inside-avoid">
              <Stack picture={picture} />
            </li>
          ))}
        </ul>
      )}
      {papers.length > 0 && (
        <ul role="list" className={classNames('grid gap-4', papers.length > 1 && 'sm:grid-cols-2')}>
          {papers.map(({ title, text }) => (
            <li
              key={title}
              className="grid break-inside-avoid content-start gap-2 rounded-small border border-line bg-surface p-5 shadow-card"
            >
              <h3 className="text-subheading">{title}</h3>
              <p className="font-display leading-snug whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ul>
      )}
      {lists.length > 0 && (
        <div className={classNames('grid gap-x-8 gap-y-5', lists.length > 1 && 'sm:grid-cols-2')}>
          {lists.map(({ title, items }) => (
            <section key={title} className="break-inside-avoid border-t-2 border-brass pt-3">
              <h3 className="text-subheading">{title}</h3>
              <ol className="mt-2 grid list-decimal gap-1.5 pl-6 marker:text-muted">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ol>
            </section>
          ))}
        </div>
      )}
    </div>
  )
}

function Stack({ picture: { title, text, alt, width, height, parts, marks = [] } }: { picture: GuidePicture }) {
  return (
    <figure className="grid gap-2">
      <div
        role="img"
        aria-label={alt}
        className="relative overflow-hidden rounded-control border border-line bg-sunken"
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {parts.map(({ src, place = whole }, index) => (
          <img
            key={index}
            src={src}
            alt=""
            loading="lazy"
            decoding="async"
            className="absolute max-w-none"
            style={at(place)}
          />
        ))}
        {marks.map((mark, index) => (
          <span key={index} className="absolute border-2 border-brass" style={at(mark)}>
            <span className="absolute top-0 left-0 bg-brass px-1 text-xs font-semibold text-on-brass">{index + 1}</span>
          </span>
        ))}
      </div>
      <figcaption className="text-sm">
        <span className="font-semibold">{title}</span>
        {text && <span className="block text-muted">{text}</span>}
      </figcaption>
    </figure>
  )
}
