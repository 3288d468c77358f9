import { NativeSelect } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ImportDetail } from '~/components/imports/types'
import classes from '~/components/imports/mapping.module.css'

interface MappingTableProps {
  record: ImportDetail
  /** Our name for each column of the file; '' for none. */
  mapping: string[]
  onChange: (mapping: string[]) => void
}

export function MappingTable({ record, mapping, onChange }: MappingTableProps) {
  const t = useTranslations('imports')
  const choose = (place: number, name: string) =>
    onChange(mapping.map((old, at) => (at === place ? name : old === name ? '' : old)))
  const choices = [
    { value: '', label: t('mapping.ignore') },
    ...record.columns.map((name) => ({ value: name, label: t(`columns.${name}` as never) })),
  ]
  return (
    <table className={classes.mapping}>
      <thead>
        <tr>
          <th scope="col">{t('mapping.heading')}</th>
          <th scope="col">{t('mapping.sample')}</th>
          <th scope="col">{t('mapping.target')}</th>
        </tr>
      </thead>
      <tbody>
        {record.headings.map((heading, place) => {
          const title = heading || t('mapping.column_number', { number: place + 1 })
          return (
            <tr key={place} data-ignored={mapping[place] === '' || undefined}>
              <th scope="row">
                <bdi>{title}</bdi>
              </th>
              <td className={classes.sample}>
                <bdi>{sampleOf(record, place)}</bdi>
              </td>
              <td>
                <NativeSelect
                  aria-label={t('mapping.target_of', { heading: title })}
                  value={mapping[place] ?? ''}
                  onChange={({ currentTarget }) => choose(place, currentTarget.value)}
                  data={choices}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const sampleOf = ({ sample }: ImportDetail, place: number) =>
  sample.map((row) => row[place]).find((cell) => cell) ?? ''
