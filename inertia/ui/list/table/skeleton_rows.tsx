import { Skeleton } from '@mantine/core'
import classes from '~/ui/list/table/table.module.css'

export function SkeletonRows({ rows, columns }: { rows: number; columns: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} className={classes.skeleton}>
      {Array.from({ length: columns }, (_cell, column) => (
        <td key={column}>
          <Skeleton height={12} width={column === 0 ? 16 : '70%'} radius="sm" />
        </td>
      ))}
    </tr>
  ))
}
