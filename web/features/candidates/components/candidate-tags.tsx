import classes from './candidate-notes.module.css';

/** The tags of a candidate in a row. */
export function TagPills({ tags }: { tags: readonly string[] }) {
  return tags.map((tag) => (
    <bdi key={tag} className={classes.tag}>
      {tag}
    </bdi>
  ));
}
