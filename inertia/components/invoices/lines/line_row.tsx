import type { DocumentLine } from '~/components/invoices/types'
import { useLineWords } from '~/components/invoices/lines/use_line_words'
import { Money } from '~/ui/money'
import classes from '~/components/invoices/lines/lines.module.css'

export function LineRow({ line }: { line: DocumentLine }) {
  const words = useLineWords()
  const quantity = words.quantity(line)
  const details = [words.period(line), words.discount(line)].filter(Boolean)
  return (
    <tr>
      <td>
        <bdi>{words.label(line)}</bdi>
        {details.map((detail) => (
          <div key={detail} className={classes.detail}>
            <bdi>{detail}</bdi>
          </div>
        ))}
        <div className={classes.narrow}>
          <bdi>{quantity}</bdi> × <Money amount={line.unit_price} /> · <bdi>{words.rate(line)}</bdi>
        </div>
      </td>
      <td className={classes.wide}>
        <bdi>{quantity}</bdi>
      </td>
      <td className={classes.wide} data-end>
        <Money amount={line.unit_price} />
      </td>
      <td className={classes.wide} data-end>
        <bdi>{words.rate(line)}</bdi>
      </td>
      <td data-end>
        <Money amount={line.amount} />
      </td>
    </tr>
  )
}
