/** Results of the lab as a page that opens from disk, without scripts and without a net. */
@NullMarked
package kraken.lab.pages;

import org.jspecify.annotations.NullMarked;
