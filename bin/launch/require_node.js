/** Ends with one sentence where Node is too old for the rest of the application to even be read. */
export function requireNode() {
  if (Number.parseInt(process.versions.node, 10) >= 24) return
  console.error(
    `Markaz needs Node 24 or later, this is ${process.version}. Use the npm scripts (npm start, npm test): they run on the one in node_modules.`
  )
  process.exit(1)
}
