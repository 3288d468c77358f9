import { useTranslations } from 'use-intl'
import type { ImportDetail } from '~/components/imports/types'
import { useJoined } from '~/hooks/use_joined'

/** Names the columns that hold something and aren't imported; '' where every one is. */
export function useIgnoredColumns({ headings, sample }: ImportDetail, mapping: (string | null)[]) {
  const t = useTranslations('imports.mapping')
  const joined = useJoined()
  const names = headings.flatMap((heading, place) =>
    !mapping[place] && sample.some((row) => row[place])
      ? [heading || t('column_number', { number: place + 1 })]
      : []
  )
  if (names.length === 0) return ''
  return t('ignored', { count: names.length, names: joined(names) })
}
