import { Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { groupLines } from '~/components/invoices/lines/line_groups'
import { LineRow } from '~/components/invoices/lines/line_row'
import type { DocumentDetail } from '~/components/invoices/types'
import { Money } from '~/ui/money'
import { useNames } from '~/ui/names/use_names'
import classes from '~/components/invoices/lines/lines.module.css'

/** The lines by child, each child with a subtotal where there are several. */
export function DocumentLines({ document }: { document: DocumentDetail }) {
  const t = useTranslations('invoices')
  const names = useNames()
  const groups = groupLines(document)
  return (
    <>
      <Title order={2}>{t('lines.title')}</Title>
      <table className={classes.lines}>
        <thead>
          <tr>
            <th scope="col">{t('lines.label')}</th>
            <th scope="col" className={classes.wide}>
              {t('lines.quantity')}
            </th>
            <th scope="col" className={classes.wide} data-end>
              {t('lines.unit_price')}
            </th>
            <th scope="col" className={classes.wide} data-end>
              {t('lines.tax')}
            </th>
            <th scope="col" data-end>
              {t('lines.amount')}
            </th>
          </tr>
        </thead>
        {groups.map(({ student, lines, subtotal }) => (
          <tbody key={student?.id ?? ''}>
            {(student || groups.length > 1) && (
              <tr className={classes.child}>
                <th scope="rowgroup" colSpan={5}>
                  <bdi>{student ? names(student).lead : t('lines.shared')}</bdi>
                </th>
              </tr>
            )}
            {lines.map((line) => (
              <LineRow key={line.id} line={line} />
            ))}
            {groups.length > 1 && (
              <tr className={classes.subtotal}>
                <th scope="row" className={classes.wide} colSpan={4}>
                  {t('lines.subtotal')}
                </th>
                <th scope="row" className={classes.narrow}>
                  {t('lines.subtotal')}
                </th>
                <td data-end>
                  <Money amount={subtotal} />
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
      {document.lines.length === 0 && <p className={classes.none}>{t('lines.none')}</p>}
    </>
  )
}
