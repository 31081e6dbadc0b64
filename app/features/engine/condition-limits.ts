/** Maximum depth of a condition (a single leaf has depth 1) and, below, its maximum number of parts. */
export const maxConditionDepth = 8
const maxConditionParts = 200
export const maxGroupParts = 50

/** Counts depth and parts without recursion and stops at the limits: the input is untrusted. */
export function isWithinLimits(input: unknown): boolean {
  const open: { node: unknown; depth: number }[] = [{ node: input, depth: 1 }]
  for (let seen = 0; open.length > 0; seen++) {
    const { node, depth } = open.pop()!
    if (depth > maxConditionDepth || seen >= maxConditionParts) return false
    if (typeof node !== 'object' || node === null || !('of' in node)) continue
    const children: unknown[] = Array.isArray(node.of) ? node.of : [node.of]
    if (children.length > maxConditionParts) return false
    for (const child of children) open.push({ node: child, depth: depth + 1 })
  }
  return true
}
