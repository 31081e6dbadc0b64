type Asked = { words?: string; page?: number }

export function peopleAddress({ words = '', page = 1 }: Asked): string {
  const query = new URLSearchParams({
    ...(words === '' ? {} : { q: words }),
    ...(page > 1 ? { page: String(page) } : {}),
  })
  return query.size === 0 ? '/admin/users' : `/admin/users?${query}`
}
