import { Skeleton, Table } from '@mantine/core'
import classes from '~/ui/list/table.module.css'

/** Empty rows of the list's real height and columns, while its first rows are on their way. */
export function SkeletonRows({ rows, columns }: { rows: number; columns: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <Table.Tr key={row} className={classes.skeleton}>
      {Array.from({ length: columns }, (_cell, column) => (
        <Table.Td key={column}>
          <Skeleton height={12} width={column === 0 ? 16 : '70%'} radius="sm" />
        </Table.Td>
      ))}
    </Table.Tr>
  ))
}
