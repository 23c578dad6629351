/**
 * How our values look as JSON, and a fast writer. {@link kraken.json.Shape} describes it; what a
 * record declares is what is written, so games need no annotation. There is no JSON library here.
 */
@NullMarked
package kraken.json;

import org.jspecify.annotations.NullMarked;
