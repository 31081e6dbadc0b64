/** Whether a dropped or chosen file is a document of texts: the one thing that it is known by is its name. */
export const isProofFile = ({ name }: Pick<File, 'name'>): boolean => /\.docx$/iu.test(name)

export const proofFileTypes = '.docx'

/** In bytes: more than the longest draft takes. */
export const largestProof = 16 * 1024 ** 2
