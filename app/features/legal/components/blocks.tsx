import type { Block } from '#app/features/legal/document.ts'

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) => <OneBlock key={JSON.stringify(block)} block={block} />)
}

function OneBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('points' in block) {
    return (
      <ul>
        {block.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )
  }
  return (
    <dl className="grid gap-4 border-l-3 border-brass pl-4 sm:pl-5">
      {block.terms.map(([term, meaning]) => (
        <div key={term} className="break-inside-avoid">
          <dt className="font-semibold">{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
