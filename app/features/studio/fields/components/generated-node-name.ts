export const generatedNodeName = (id: string): string => `node_${id.slice(-8)}`
