/**
 * How our values look as JSON, and a fast writer. {@link kraken.json.Shape} describes it. It
 * follows from the declaration of a record, so games need no annotations. This package uses no JSON
 * library.
 */
@NullMarked
package kraken.json;

import org.jspecify.annotations.NullMarked;
