import { BaseEdge, getBezierPath } from '@xyflow/react'
import type { Edge, EdgeProps } from '@xyflow/react'
import { memo } from 'react'
import type { Box, Place } from '#app/shared/place-boxes.ts'
import { pathThrough, routeArrow } from '#app/features/studio/graph/route-arrow.ts'

type ArrowData = { boxes: readonly (Box & Place)[]; lanes: { out: number; in: number } }

export type RoutedArrowEdge = Edge<ArrowData, 'routed'>

export const RoutedArrow = memo(function RoutedArrow({
  sourceX,
  sourceY,
  sourcePosition,
  targetX,
  targetY,
  targetPosition,
  data,
  markerEnd,
  style,
  interactionWidth,
}: EdgeProps<RoutedArrowEdge>) {
  const way =
    data &&
    routeArrow({ from: { x: sourceX, y: sourceY }, to: { x: targetX, y: targetY }, lanes: data.lanes }, data.boxes)
  const [bow] = getBezierPath({ sourceX, sourceY, sourcePosition, targetX, targetY, targetPosition })
  return (
    <BaseEdge
      path={way ? pathThrough(way) : bow}
      {...(markerEnd ? { markerEnd } : {})}
      {...(style ? { style } : {})}
      {...(interactionWidth ? { interactionWidth } : {})}
    />
  )
})
