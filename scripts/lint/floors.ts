/**
 * Floors inside an area, from the bottom up. A folder may import itself and what stands on lower floors; two folders of
 * one floor know nothing of each other. An entry holds its subfolders too, unless they have an entry of their own;
 * '.' is the files right in the area. Tests stand on no floor.
 */
export const floors: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'app/platform': [
    ['.'],
    ['database', 'storage', 'images', 'typesetting'],
    ['auth', 'jobs', 'rate-limits'],
    ['mail', 'realtime'],
    ['process'],
  ],
  'app/features/play': [['runs'], ['live'], ['party'], ['lobby'], ['curtain', 'playtest'], ['screens']],
}
