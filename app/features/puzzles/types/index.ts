// The registry: one line a type, in the order in which the studio offers them. The other faces are found by their file names.
export { codeEntry } from './code_entry/index.ts'
